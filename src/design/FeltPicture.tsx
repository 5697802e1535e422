/** Small pictures of cut felt, for a child to send. */
const SHAPES = {
  heart: {
    label: 'A heart',
    parts: [
      [
        'var(--clay)',
        'M50 88C33 77 11 60 11 38c0-13 9-23 21-22 8 0 14 4 18 10 4-6 10-10 18-10 12 0 21 9 21 22 0 22-22 39-39 50Z',
      ],
      [
        'var(--honey)',
        'M50 70c-8-6-17-14-17-23 0-5 4-9 8-9 5 0 8 4 9 8 2-5 5-8 9-8s8 4 8 8c0 10-9 18-17 24Z',
      ],
    ],
  },
  flower: {
    label: 'A flower',
    parts: [
      ['var(--sage)', 'M47 56h7c1 14 1 24 0 36h-7c-1-6-1-10 0-14-9 0-16-5-17-12 8-1 14 2 17 6Z'],
      [
        'var(--clay)',
        'M50 8c9 0 13 8 11 16 7-4 16-2 18 6 3 9-4 15-12 15 5 7 4 16-4 20-7 4-13-1-14-8-4 7-12 10-18 5-7-6-4-14 2-18-9 0-15-7-12-15 3-9 12-9 18-4-1-9 3-17 11-17Z',
      ],
      ['var(--honey)', 'M51 25c7 0 12 5 12 12s-5 12-12 12-12-5-12-12 5-12 12-12Z'],
    ],
  },
  sun: {
    label: 'A sun',
    parts: [
      [
        'var(--honey)',
        'M50 3l8 17 16-11-1 20 20-1-11 16 17 8-17 8 11 16-20-1 1 20-16-11-8 17-8-17-16 11 1-20-20 1 11-16-17-8 17-8L7 28l20 1-1-20 16 11Z',
      ],
      ['var(--clay-tint)', 'M50 30c12 0 21 9 21 21s-9 21-21 21-21-9-21-21 9-21 21-21Z'],
    ],
  },
  moon: {
    label: 'A moon',
    parts: [
      ['var(--dusk)', 'M50 6c25 0 44 19 44 44S75 94 50 94 6 75 6 50 25 6 50 6Z'],
      [
        'var(--honey-tint)',
        'M60 20c-20 2-34 16-33 34 1 16 14 27 30 27 8 0 15-3 20-8-22 2-36-9-36-26 0-11 7-21 19-27Z',
      ],
      ['var(--honey-tint)', 'M72 26l3 7 7 1-5 5 1 8-6-4-7 4 1-8-5-5 7-1Z'],
    ],
  },
  boat: {
    label: 'A boat',
    parts: [
      ['var(--wood)', 'M47 12h6v56h-6Z'],
      ['var(--clay)', 'M56 16c16 8 27 22 30 42H56Z'],
      ['var(--honey)', 'M44 26c-13 6-23 17-26 32h26Z'],
      ['var(--dusk)', 'M8 65h84c-3 14-12 24-25 25H34C20 89 11 79 8 65Z'],
    ],
  },
  bird: {
    label: 'A bird',
    parts: [
      [
        'var(--dusk)',
        'M20 50c0-18 14-31 31-31 14 0 24 8 28 20l14 6-14 6c-2 21-16 33-34 33-10 0-17-4-22-9L7 80l9-18c3-4 4-8 4-12Z',
      ],
      ['var(--dusk-tint)', 'M34 52c8-5 20-4 27 4-4 10-13 16-23 14-6-5-8-12-4-18Z'],
      ['var(--honey)', 'M79 39l16 6-17 6Z'],
      ['var(--cream)', 'M64 35c3 0 5 2 5 5s-2 5-5 5-5-2-5-5 2-5 5-5Z'],
    ],
  },
} as const satisfies Readonly<
  Record<string, { label: string; parts: readonly (readonly [colour: string, path: string])[] }>
>;

export type FeltPictureName = keyof typeof SHAPES;

/** One of the pictures, named for a screen reader unless `decorative`. */
export function FeltPicture({
  name,
  size = 72,
  decorative = false,
}: {
  name: FeltPictureName;
  size?: number;
  decorative?: boolean;
}) {
  const { label, parts } = SHAPES[name];
  return (
    <svg
      className="felt-picture"
      width={size}
      height={size}
      viewBox="0 0 100 100"
      role="img"
      aria-label={label}
      aria-hidden={decorative}
    >
      {parts.map(([colour, path]) => (
        <path key={path} d={path} fill={colour} stroke="rgb(var(--shadow) / 22%)" strokeWidth="1.5" />
      ))}
    </svg>
  );
}
