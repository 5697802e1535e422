export const blurb =
  'The letter says Professor, and there has been a mistake. Magic is off till Thursday, nineteen great wizards can’t do up a coat, and the school is sinking, an inch a minute.';
