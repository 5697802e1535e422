// Written by scripts/kit/generate-catalogues.ts from aids/. Do not edit: npm run generate:catalogues.

export const AIDS = [
  { id: 'hearingAids', label: 'Hearing aids', slot: 'ears', sided: { kind: 'Hearing aids', side: 'both' }, chair: false },
  { id: 'hearingAidLeft', label: 'Hearing aid, left ear', slot: 'ears', sided: { kind: 'Hearing aids', side: 'left' }, chair: false },
  { id: 'hearingAidRight', label: 'Hearing aid, right ear', slot: 'ears', sided: { kind: 'Hearing aids', side: 'right' }, chair: false },
  { id: 'implantLeft', label: 'Cochlear implant, left', slot: 'ears', sided: { kind: 'Cochlear implant', side: 'left' }, chair: false },
  { id: 'implantRight', label: 'Cochlear implant, right', slot: 'ears', sided: { kind: 'Cochlear implant', side: 'right' }, chair: false },
  { id: 'wheelchair', label: 'Wheelchair', slot: 'chair', chair: true },
  { id: 'armLeft', label: 'Prosthetic arm, left', slot: 'limb', sided: { kind: 'Prosthetic arm', side: 'left' }, chair: false },
  { id: 'armRight', label: 'Prosthetic arm, right', slot: 'limb', sided: { kind: 'Prosthetic arm', side: 'right' }, chair: false },
  { id: 'legLeft', label: 'Prosthetic leg, left', slot: 'limb', sided: { kind: 'Prosthetic leg', side: 'left' }, chair: false },
  { id: 'legRight', label: 'Prosthetic leg, right', slot: 'limb', sided: { kind: 'Prosthetic leg', side: 'right' }, chair: false },
  { id: 'whiteCane', label: 'White cane', slot: 'walking', chair: false },
  { id: 'crutches', label: 'Crutches', slot: 'walking', chair: false },
  { id: 'walkingFrame', label: 'Walking frame', slot: 'walking', chair: false },
  { id: 'guideDog', label: 'Guide dog', slot: 'walking', chair: false },
] as const;

export type AidId = (typeof AIDS)[number]['id'];
