// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DeviceKey } from '../../platform/family-voice/family-key-store.ts';
import { AskDialog } from './AskDialog.tsx';
import {
  type Asked,
  askForRecording,
  listRecordingRequests,
  type SentLink,
} from './api/recording-requests.ts';

vi.mock('./api/family-key.ts', () => ({
  findFamilyKey: async () => 'none',
  makeFamilyKey: async () => ({ code: 'CODE' }) as DeviceKey,
}));
vi.mock('./api/recording-requests.ts', () => ({
  MANY_LINKS: 'recording_links_limit',
  askForRecording: vi.fn(),
  listRecordingRequests: vi.fn(),
}));
afterEach(cleanup);

const link = (relative: string): SentLink => ({
  id: relative,
  heroId: 'mila',
  request: { story: 'neverland', relative, hero: ['Mila'] } as unknown as SentLink['request'],
  expiresAt: new Date(Date.now() + 86_400_000),
  endedAt: null,
  parcels: 0,
});

async function ask(relative: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Who is asked?'), { target: { value: relative } });
  fireEvent.click(screen.getByRole('button', { name: 'Make the link' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Your links' }));
}

it('keeps the links made here when the account’s older list arrives after them', async () => {
  let answer!: (links: SentLink[]) => void;
  vi.mocked(listRecordingRequests).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  vi.mocked(askForRecording).mockImplementation(async (_, { relative }: Asked) => link(relative));
  render(
    <AskDialog
      memberId="anna"
      story="neverland"
      childrenOfFamily={[{ id: 'mila', name: 'Mila', link: ['Mila'] as never }]}
      titleOf={() => 'Neverland'}
      onClose={() => undefined}
    />,
  );
  await ask('Grandma Ruth');
  await ask('Opa');

  // The account was asked before Opa’s link was made.
  await act(async () => answer([link('Grandma Ruth'), link('Tía Ana')]));
  const names = screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);
  expect(names).toEqual(['Opa', 'Grandma Ruth', 'Tía Ana']);
});
