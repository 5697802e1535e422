export const blurb =
  'A young polar bear has drifted far from home. To bring her back you must read the ice, the wind and a night that lasts all winter.';
