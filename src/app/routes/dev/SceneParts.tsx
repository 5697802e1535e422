import type { FramedScene } from '../../../../illustration/scene/camera/frame-scene.ts';
import type { PlacedPart } from '../../../../illustration/scene/layout/layout-types.ts';

/** A part's name, kind, bounding box, position and depth, in page units. */
interface PartInfo {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly box: readonly [left: number, top: number, width: number, height: number];
  readonly at: string;
  readonly depth: string;
}

function describePart(part: PlacedPart, i: number): PartInfo {
  const corner = (name: string) => part.anchor(name) ?? part.at;
  const person = part.kind === 'person';
  const xs = (person ? ['left', 'right', 'head'] : ['left', 'right']).map((name) => corner(name)[0]);
  const [top, foot] = [corner('top')[1], person ? part.at[1] : corner('foot')[1]];
  const margin = person ? part.headRadius : 0;
  const [left, right] = [Math.min(...xs) - margin * 0.3, Math.max(...xs) + margin * 0.3];
  const description = part.kind === 'prop' ? part.prop.id : person ? part.role.pose : part.role.who;
  return {
    key: `${i} ${part.name}`,
    name: part.name,
    description,
    box: [left, Math.min(top, foot), right - left, Math.abs(foot - top)],
    at: part.at.map(Math.round).join(', '),
    depth: part.depth.toFixed(3),
  };
}

/** Overlays the parts of a picture as labelled boxes. */
export function PartBoxes({ stage }: { stage: FramedScene }) {
  const { frame, view, parts } = stage;
  const world = view
    ? `translate(${view.outer.x} ${view.outer.y}) rotate(${view.outer.rot ?? 0}) scale(${view.zoom}) translate(${view.inner.x} ${view.inner.y})`
    : undefined;
  const hair = 1 / (view?.zoom ?? 1);
  return (
    <svg
      viewBox={`${frame.left} ${frame.top} ${frame.right - frame.left} ${frame.bottom - frame.top}`}
      style={{ position: 'absolute', inset: 0 }}
      aria-hidden="true"
    >
      <g transform={world}>
        {parts.map(describePart).map(({ key, name, box: [x, y, width, height], depth }) => (
          <g key={key} fill="none" stroke="#d9342b" strokeWidth={3 * hair}>
            <rect x={x} y={y} width={width} height={height} />
            <text
              x={x + 6 * hair}
              y={y + 30 * hair}
              fontSize={28 * hair}
              fill="#d9342b"
              stroke="#fff"
              strokeWidth={6 * hair}
              paintOrder="stroke"
            >
              {`${name} ${depth}`}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

/** The parts of a picture as a list with names and sizes. */
export function PartList({ stage }: { stage: FramedScene }) {
  return (
    <ul className="meta">
      {stage.parts
        .map(describePart)
        .map(({ key, name, description, box: [, , width, height], at, depth }) => (
          <li key={key}>
            <strong>{name}</strong>
            {` ${description === name ? '' : `${description}, `}${Math.round(width)} × ${Math.round(height)} at ${at}, depth ${depth}`}
          </li>
        ))}
    </ul>
  );
}
