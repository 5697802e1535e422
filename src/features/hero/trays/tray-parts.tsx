import type { ReactNode } from 'react';
import type { Look } from '../../../illustration/hero/look.ts';
import { Doll } from '../Doll.tsx';
import type { DollCut } from '../doll-picture.ts';

/** What each group of trays gets: the look, and what to do with the next one. */
export type TrayGroup = { look: Look; onChange: (look: Look) => void };

/** A setter for one field of the look, for trays. */
export function setterFor({ look, onChange }: TrayGroup) {
  return <Field extends keyof Look>(field: Field) =>
    (value: NonNullable<Look[Field]>) =>
      onChange({ ...look, [field]: value });
}

/** Tray options of colours: rounds of paper. */
export const swatches = <T extends { id: string; label: string; hex: string }>(colours: readonly T[]) =>
  colours.map(({ id, label, hex }) => ({
    id: id as T['id'],
    label,
    picture: <span className="swatch" style={{ background: hex }} />,
  }));

/** Tray options in words: for features whose difference is small to see and easy to say. */
export const words = <T extends { id: string; label: string }>(list: readonly T[]) =>
  list.map(({ id, label }) => ({
    id: id as T['id'],
    label,
    picture: <span className="tray-words">{label}</span>,
  }));

/** The hero wearing one thing, and its name. */
export function Worn({ look, cut, label }: { look: Look; cut: DollCut; label: string }) {
  return (
    <span className="worn">
      <Doll look={look} cut={cut} lazy className="thumb" />
      <span>{label}</span>
    </span>
  );
}

/** A tray in which several things may be on at once. */
export function Toggles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">{label}</legend>
      <div className="tray tray-row">{children}</div>
    </fieldset>
  );
}

export function Toggle({
  on,
  onToggle,
  children,
}: {
  on: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className="tray-choice" aria-pressed={on} onClick={onToggle}>
      {children}
    </button>
  );
}
