export const blurb =
  'Everyone keeps away from the valley where the smoke rises. One child goes down to ask the dragon what is wrong.';
