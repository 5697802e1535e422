export const blurb =
  'Over the goat, off the wall, into the bucket: only Dona Zefa can do it, and she is eighty-one. The whole street practices by lamplight, but one of them does something bolder.';
