// Written by scripts/catalogues.ts from aids/. Do not edit: npm run catalogues.

export const AIDS = [
  { id: 'hearingAids', label: 'Hearing aids', slot: 'ears', chair: false },
  { id: 'hearingAidLeft', label: 'Hearing aid, left ear', slot: 'ears', chair: false },
  { id: 'hearingAidRight', label: 'Hearing aid, right ear', slot: 'ears', chair: false },
  { id: 'implantLeft', label: 'Cochlear implant, left', slot: 'ears', chair: false },
  { id: 'implantRight', label: 'Cochlear implant, right', slot: 'ears', chair: false },
  { id: 'wheelchair', label: 'Wheelchair', slot: 'chair', chair: true },
  { id: 'armLeft', label: 'Prosthetic arm, left', slot: 'limb', chair: false },
  { id: 'armRight', label: 'Prosthetic arm, right', slot: 'limb', chair: false },
  { id: 'legLeft', label: 'Prosthetic leg, left', slot: 'limb', chair: false },
  { id: 'legRight', label: 'Prosthetic leg, right', slot: 'limb', chair: false },
] as const;

export type AidId = (typeof AIDS)[number]['id'];
