import { type ClipPlace, placeOfSpread } from '../../platform/family-voice/reading.ts';

/** The screens of recording a book, one after the other. */
export type Step =
  | { readonly kind: 'welcome' | 'check' | 'send' | 'sent' }
  | { readonly kind: 'greeting'; readonly place: 'before' | 'after' }
  | { readonly kind: 'page'; readonly index: number };

/** All steps of a book with so many pages; the one after sending is reached by sending alone. */
export function stepsOf(pages: number): readonly Step[] {
  return [
    { kind: 'welcome' },
    { kind: 'check' },
    { kind: 'greeting', place: 'before' },
    ...Array.from({ length: pages }, (_, index): Step => ({ kind: 'page', index })),
    { kind: 'greeting', place: 'after' },
    { kind: 'send' },
  ];
}

/** A step as it is stored. A page is named by its spread, so that it is found when the book has changed. */
export function stepName(step: Step, spreads: readonly string[]): string {
  if (step.kind === 'page') return placeOfSpread(spreads[step.index] ?? '');
  return step.kind === 'greeting' ? step.place : step.kind;
}

/** The step of a name; the welcome for an unknown one. */
export function stepNamed(name: string, spreads: readonly string[]): Step {
  if (name === 'sent') return { kind: 'sent' };
  return stepsOf(spreads.length).find((step) => stepName(step, spreads) === name) ?? { kind: 'welcome' };
}

/** The step after or before one; itself at an end. */
export function neighbour(step: Step, by: 1 | -1, spreads: readonly string[]): Step {
  const steps = stepsOf(spreads.length);
  const at = steps.findIndex((other) => stepName(other, spreads) === stepName(step, spreads));
  return steps[at + by] ?? step;
}

/** What a step records, if it records. */
export function placeOf(step: Step, spreads: readonly string[]): ClipPlace | null {
  if (step.kind === 'greeting') return step.place;
  return step.kind === 'page' ? placeOfSpread(spreads[step.index] ?? '') : null;
}
