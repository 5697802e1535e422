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
/** Height of the shelf board, from the top of the drawing. */
const BOARD = 84;

/** A plan's picture with one book spine in front for each book a month. */
export function PlanBox({ plan, children }: { plan: Plan; children: ReactNode }) {
  return (
    <div className="plan-box">
      {children}
      <svg viewBox="0 0 480 104" className="plan-goods" aria-hidden="true">
        <path d={`M-2 ${BOARD - 6}H482V104H-2Z`} fill="var(--wood)" />
        <path d={`M-2 ${BOARD + 12}H482V104H-2Z`} fill="var(--wood-edge)" />
        <path d={`M-2 ${BOARD - 5.2}H482`} stroke="#fff" strokeOpacity=".4" strokeWidth="1.6" />
        {plan === 'basic' ? <Books count={10} from={24} /> : <Books count={17} from={-8} />}
      </svg>
    </div>
  );
}

/** Book spines side by side in varied heights and colours, the last one leaning. */
function Books({ count, from }: { count: number; from: number }) {
  const spines = [];
  let x = from;
  for (let index = 0; index < count; index += 1) {
    const width = 13 + ((index * 7) % 5);
    const height = 44 + ((index * 11) % 15);
    const last = index === count - 1;
    const cloth = CLOTHS[index % CLOTHS.length];
    spines.push(
      <g key={index} transform={last ? `rotate(-9 ${x} ${BOARD})` : undefined}>
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
    if (index === count - 2) x += 9;
  }
  return spines;
}
