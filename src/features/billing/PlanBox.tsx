import type { ReactNode } from 'react';
import type { Plan } from '../../../supabase/functions/_shared/plans.ts';

const CLOTHS = [
  '#9b4328',
  '#4a6445',
  '#3b5872',
  '#c98f3c',
  '#7a4a5c',
  '#5e7d78',
  '#b8694a',
  '#2f4a5e',
] as const;
const SKINS = ['#f2c9a5', '#8a5a3c', '#d9a074', '#5b3a29', '#c68a5f', '#eabf98', '#74492f'] as const;

/** Height of the board the goods stand on, from the top of the drawing. */
const BOARD = 84;

/** A plan's box: the picture behind, and before it as many books a month and peg dolls as the plan gives. */
export function PlanBox({ plan, children }: { plan: Plan; children: ReactNode }) {
  return (
    <div className="plan-box">
      {children}
      <svg viewBox="0 0 480 104" className="plan-goods" aria-hidden="true">
        <path d={`M-2 ${BOARD - 6}H482V104H-2Z`} fill="var(--wood)" />
        <path d={`M-2 ${BOARD + 12}H482V104H-2Z`} fill="var(--wood-edge)" />
        <path d={`M-2 ${BOARD - 5.2}H482`} stroke="#fff" strokeOpacity=".4" strokeWidth="1.6" />
        {plan === 'basic' ? (
          <>
            <Books count={10} from={24} />
            <Dolls count={3} from={318} step={50} />
          </>
        ) : (
          <>
            <Books count={17} from={-8} />
            <Dolls count={5} from={306} step={40} crowned={2} />
          </>
        )}
      </svg>
    </div>
  );
}

/** Spines side by side, of several heights and cloths, the last one leaning. */
function Books({ count, from }: { count: number; from: number }) {
  const spines = [];
  let x = from;
  for (let at = 0; at < count; at += 1) {
    const width = 13 + ((at * 7) % 5);
    const height = 44 + ((at * 11) % 15);
    const last = at === count - 1;
    const cloth = CLOTHS[at % CLOTHS.length];
    spines.push(
      <g key={at} transform={last ? `rotate(-9 ${x} ${BOARD})` : undefined}>
        <path d={`M${x + 2} ${BOARD + 3}v${-height}h${width}v${height}z`} fill="#3a2214" opacity=".22" />
        <path d={`M${x} ${BOARD}v${2 - height}q0-2 2-2h${width - 4}q2 0 2 2v${height - 2}z`} fill={cloth} />
        <path
          d={`M${x + 2.5} ${BOARD - height + 8}h${width - 5}M${x + 2.5} ${BOARD - 9}h${width - 5}`}
          stroke="#fff8ec"
          strokeOpacity=".7"
          strokeWidth="1.8"
        />
        <path
          d={`M${x + 0.8} ${BOARD - 1}v${3 - height}`}
          stroke="#fff"
          strokeOpacity=".35"
          strokeWidth="1.2"
        />
      </g>,
    );
    x += width + (last ? 0 : 1);
    if (at === count - 2) x += 9;
  }
  return spines;
}

/** Wooden peg dolls, as on a Montessori shelf. */
function Dolls({
  count,
  from,
  step,
  crowned,
}: {
  count: number;
  from: number;
  step: number;
  crowned?: number;
}) {
  return Array.from({ length: count }, (_, at) => {
    const x = from + at * step;
    const tall = 1 + ((at * 3) % 4) * 0.05;
    return (
      <g key={x} transform={`translate(${x} ${BOARD}) scale(${tall})`}>
        <path d="M-12 3q-3-38 15-38t15 38z" fill="#3a2214" opacity=".22" />
        <path d="M-15 0q-2-36 15-36t15 36q-15 4-30 0z" fill={CLOTHS[(at * 3 + 1) % CLOTHS.length]} />
        <path
          d="M-12-8q12 4 24 0"
          fill="none"
          stroke="#fff8ec"
          strokeOpacity=".7"
          strokeWidth="1.8"
          strokeDasharray="3 3"
        />
        <circle cy="-43" r="13" fill={SKINS[at % SKINS.length]} />
        <path d="M-13-44q1-14 13-14t13 14q-5-7-13-7t-13 7z" fill={at % 2 ? '#33231f' : '#6b4026'} />
        <g fill="#33231f">
          <circle cx="-4.5" cy="-41" r="1.5" />
          <circle cx="4.5" cy="-41" r="1.5" />
        </g>
        <path d="M-4-37q4 3.4 8 0" fill="none" stroke="#33231f" strokeWidth="1.4" strokeLinecap="round" />
        {at === crowned && <path d="M-10-54l-1-11 6 5 5-7 5 7 6-5-1 11q-10 3-20 0z" fill="#e9b95a" />}
      </g>
    );
  });
}
