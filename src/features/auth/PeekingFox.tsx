/** The fox who looks over the edge of the log-in sheet: cut paper in seven pieces, light from the top left. */
export function PeekingFox() {
  return (
    <svg viewBox="0 0 120 96" width="104" height="83" aria-hidden="true">
      <g fill="#3a2214" opacity="0.24">
        <path d="M21 10 44 34Q60 27 77 34L102 9Q110 46 96 62 82 79 61 88 41 79 27 62 13 45 21 10Z" />
      </g>
      <path
        fill="#c96a45"
        d="M17 5 42 29Q58 22 75 29L99 4Q107 41 93 57 79 74 58 84 38 74 24 57 10 40 17 5Z"
      />
      <path fill="#8d4229" d="M22 14 38 31Q29 36 25 43 20 30 22 14Z" />
      <path fill="#8d4229" d="M94 13 79 30Q88 35 92 42 97 29 94 13Z" />
      <path
        fill="#fbf1de"
        d="M21 49Q37 46 48 60 54 68 58 69 62 68 68 60 79 46 95 49 91 58 82 67 70 78 58 84 46 78 34 67 25 58 21 49Z"
      />
      <path fill="#4a6445" d="M34 83Q58 74 83 83L87 96H30Z" />
      <path
        fill="none"
        stroke="#fff8ec"
        strokeOpacity=".5"
        strokeWidth="1.4"
        strokeDasharray="4 4"
        d="M35 88Q58 80 82 88"
      />
      <g fill="#33231f">
        <circle cx="42" cy="47" r="4.6" />
        <circle cx="75" cy="47" r="4.6" />
        <path d="M50 69Q58 64 66 69 66 76 58 77 50 76 50 69Z" />
      </g>
      <g fill="#fff8ec">
        <circle cx="40.6" cy="45.4" r="1.4" />
        <circle cx="73.6" cy="45.4" r="1.4" />
      </g>
      <path fill="none" stroke="#fff" strokeOpacity=".4" strokeWidth="1.1" d="M17 6 42 30Q58 23 75 30L98 6" />
    </svg>
  );
}
