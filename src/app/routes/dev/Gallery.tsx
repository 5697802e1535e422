import { useState } from 'react';
import { GALLERY } from '../../../../content/gallery.ts';
import { defaultLook, type Look, shuffleLook } from '../../../../illustration/figures/hero/look/look.ts';
import type { GalleryItem } from '../../../../illustration/gallery-types.ts';
import { Svg } from '../../../design/Svg.tsx';
import { Toggle } from '../../../design/Toggle.tsx';
import { useIsVisible } from './use-is-visible.ts';

/**
 * A development screen: every part of every picture and every scene of every story, with another child at a
 * press.
 */
export default function Gallery() {
  const [group, setGroup] = useState(GALLERY[0]!);
  const [look, setLook] = useState<Look>(defaultLook);
  const [width] = group.size;
  return (
    <div className="wrap">
      <title>Gallery · Story Playroom</title>
      <h1>Gallery</h1>
      <div className="my-6 flex flex-wrap gap-3">
        {GALLERY.map((option) => (
          <Toggle key={option.name} pressed={option === group} onChange={() => setGroup(option)}>
            {`${option.name} (${option.items.length})`}
          </Toggle>
        ))}
        <button
          type="button"
          className="felt felt-honey"
          onClick={() => setLook(shuffleLook(look, Date.now()))}
        >
          Another child
        </button>
      </div>
      <ul
        className="grid gap-5"
        style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${width}px, 1fr))` }}
      >
        {group.items.map((item, index) => (
          <Piece
            key={`${group.name} ${item.id}`}
            item={item}
            prefix={`g${index}`}
            size={group.size}
            look={look}
          />
        ))}
      </ul>
    </div>
  );
}

/** Drawn when scrolled to: hundreds at once would block the page for a minute. */
function Piece({
  item,
  prefix,
  size,
  look,
}: {
  item: GalleryItem;
  prefix: string;
  size: readonly [number, number];
  look: Look;
}) {
  const [place, onVisible] = useIsVisible<HTMLLIElement>();
  return (
    <li ref={place}>
      <div style={{ aspectRatio: size.join(' / ') }}>
        {onVisible && <Svg markup={item.draw(prefix, look)} label={item.id} />}
      </div>
      <p className="meta">{item.id}</p>
    </li>
  );
}
