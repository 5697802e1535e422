export const blurb =
  'Past the Moon, past the red planet, a small rocket goes looking for a place to land. The best world of all turns out to be one you know.';
