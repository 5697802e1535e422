import { Glasses, Palette, Shirt, Smile } from 'lucide-react';
import type { ReactNode } from 'react';
import { SegmentedControl } from '../../design/SegmentedControl.tsx';
import { Aids } from './trays/Aids.tsx';
import { Clothes } from './trays/Clothes.tsx';
import { Features } from './trays/Features.tsx';
import type { TraysProps } from './trays/field-trays.tsx';
import { SkinAndHair } from './trays/SkinAndHair.tsx';

const GROUPS = [
  { id: 'hair', label: 'Skin, hair', icon: <Palette aria-hidden size={19} /> },
  { id: 'clothes', label: 'Clothes', icon: <Shirt aria-hidden size={19} /> },
  { id: 'aids', label: 'Aids', icon: <Glasses aria-hidden size={19} /> },
  { id: 'features', label: 'Face', icon: <Smile aria-hidden size={19} /> },
] as const;

/** Identifies a group of trays. */
export type TrayGroup = (typeof GROUPS)[number]['id'];

/** Trays for all parts of a look, one group at a time. */
export function LookTrays({
  look,
  onChange,
  allOutfits,
  premiumNote,
  group,
  onGroup,
  unfolded,
  onUnfold,
}: TraysProps & {
  /** The open group. */
  group: TrayGroup;
  onGroup: (group: TrayGroup) => void;
  /** True while all face trays are unfolded. */
  unfolded: boolean;
  onUnfold: (unfolded: boolean) => void;
  /** If false, premium outfits show and cannot be chosen. */
  allOutfits: boolean;
  premiumNote: ReactNode;
}) {
  return (
    <div className="look-trays">
      <div className="look-groups">
        <SegmentedControl
          label="What to change"
          options={[...GROUPS]}
          chosen={group}
          onChoose={onGroup}
          panelId="look-group"
        />
      </div>
      <div
        id="look-group"
        role="tabpanel"
        aria-label={GROUPS.find(({ id }) => id === group)?.label}
        className="trays"
      >
        {group === 'hair' && <SkinAndHair look={look} onChange={onChange} />}
        {group === 'clothes' && (
          <Clothes look={look} onChange={onChange} allOutfits={allOutfits} premiumNote={premiumNote} />
        )}
        {group === 'aids' && <Aids look={look} onChange={onChange} />}
        {group === 'features' && (
          <Features look={look} onChange={onChange} unfolded={unfolded} onUnfold={onUnfold} />
        )}
      </div>
    </div>
  );
}
