import type { ReactNode } from 'react';
import type { Look } from '../../../illustration/figures/hero/look/look.ts';
import { Doll } from './Doll.tsx';
import { describeLook } from './describe-look.ts';

/** The doll in front of a paper meadow. */
export function DollStage({
  look,
  name,
  isEmpty = false,
  near = false,
  children,
}: {
  look: Look;
  /** The name as typed, shown on a paper tag. */
  name: string;
  /** True before there is a face: shows a chalk outline. */
  isEmpty?: boolean;
  /** True while a face is edited: shows the face large and the whole child small beside it. */
  near?: boolean;
  /** Actions on the whole look, in the stage's lower corners. */
  children?: ReactNode;
}) {
  return (
    <div className="stage">
      <Meadow />
      {isEmpty ? (
        <ChalkOutline />
      ) : (
        <>
          <Doll
            look={look}
            cut={near ? 'face' : 'portrait'}
            label={`${name || 'Your hero'}. ${describeLook(look)}`}
            className={near ? 'stage-doll stage-face' : 'stage-doll'}
          />
          {near && <Doll look={look} cut="whole" className="stage-small" />}
        </>
      )}
      {name && (
        <p className="stage-tag" aria-hidden dir="auto">
          {name}
        </p>
      )}
      {children}
    </div>
  );
}

/** Outline shown before there is a hero. */
function ChalkOutline() {
  return (
    <svg
      viewBox="0 0 300 378"
      className="stage-doll"
      role="img"
      aria-label="Nobody yet. Tap the face in the photo, or choose."
    >
      <g fill="none" stroke="#fff8ec" strokeWidth="3" strokeDasharray="8 7" strokeLinecap="round">
        <path d="M150 96C176 96 194 116 193 145C192 173 175 196 150 196C125 196 108 173 107 145C106 116 124 96 150 96Z" />
        <path d="M136 196C134 208 126 213 117 218C106 225 101 240 98 262L92 292M164 196C166 208 174 213 183 218C194 225 199 240 202 262L208 292M117 262C116 284 115 298 118 326L122 352M183 262C184 284 185 298 182 326L178 352M150 300V352" />
      </g>
    </svg>
  );
}

/** The meadow's paper shapes, from far to near as in scenes. */
function Meadow() {
  return (
    <svg
      viewBox="0 0 300 378"
      preserveAspectRatio="xMidYMax slice"
      className="stage-meadow"
      aria-hidden="true"
    >
      <path fill="#c3d2da" d="M0 0H300V378H0Z" />
      <PaperShape
        fill="#dfe3d2"
        d="M150 34C203 31 252 62 270 110C287 157 281 214 246 252C212 290 160 304 110 290C61 276 24 236 17 186C10 138 30 90 68 61C91 43 121 35 150 34Z"
      />
      <PaperShape
        fill="#f3dfa9"
        d="M149 96C186 94 219 114 231 148C243 183 233 224 206 247C179 270 139 274 107 256C76 239 58 204 62 169C66 126 104 98 149 96Z"
      />
      <PaperShape
        fill="#fbf6ea"
        d="M12 84C13 74 24 70 31 74C34 60 53 55 61 66C70 61 81 66 82 75C91 73 98 79 96 86Z"
      />
      <PaperShape
        fill="#fbf6ea"
        d="M224 124C226 115 236 112 242 116C246 106 259 104 265 112C273 109 282 114 282 121C288 121 291 124 290 127Z"
      />
      <PaperShape
        fill="#9db08c"
        d="M-4 296C30 271 62 276 96 285C140 297 170 287 204 276C242 264 274 268 304 288V382H-4Z"
      />
      <PaperShape fill="#6f8a63" d="M-4 326C40 308 88 320 132 324C186 329 232 306 304 316V382H-4Z" />
      <Tree x={34} y={314} size={1} />
      <Tree x={268} y={306} size={0.86} />
      <PaperShape fill="#4f6f4b" d="M-4 352C50 338 104 350 152 347C206 343 254 336 304 346V382H-4Z" />
      <g transform="translate(50 352)">
        <PaperShape
          fill="#c4694a"
          d="M0-20C6-27 14-22 11-14C20-15 23-5 15-2C20 6 11 13 5 7C3 16-8 16-9 7C-17 11-23 2-16-4C-24-9-17-18-10-14C-12-23-4-27 0-20Z"
        />
        <circle r="5.5" cx="-1" cy="-4" fill="#e9b95a" />
      </g>
      <g transform="translate(254 362)">
        <PaperShape fill="#fbf4e6" d="M-4-10H5L6 8C2 10-3 10-6 8Z" />
        <PaperShape fill="#b5483c" d="M-17-8C-16-22-7-28 1-28C11-27 18-19 18-8C8-5-8-5-17-8Z" />
        <path
          fill="#fbf4e6"
          d="M-8-15a2.6 2.6 0 1 1 0 .1ZM2-20a2.8 2.8 0 1 1 0 .1ZM9-12a2.2 2.2 0 1 1 0 .1Z"
        />
      </g>
    </svg>
  );
}

/** One paper shape: its shadow, then itself with a light edge. */
function PaperShape({ d, fill }: { d: string; fill: string }) {
  return (
    <>
      <path d={d} fill="#3a2214" opacity=".2" transform="translate(1.5 2.8)" />
      <path d={d} fill={fill} stroke="#fff8ec" strokeOpacity=".35" strokeWidth=".9" />
    </>
  );
}

function Tree({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <PaperShape fill="#8a603c" d="M-3-22H3L4 22H-4Z" />
      <PaperShape
        fill="#57774f"
        d="M0-72C15-72 26-58 26-42C26-26 15-14 0-14C-15-14-25-27-25-42C-25-58-15-72 0-72Z"
      />
      <path d="M0-58V-12M0-36 11-46M0-30-10-40" stroke="#dfe3d2" strokeWidth="1.6" fill="none" opacity=".8" />
    </g>
  );
}
