// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

function Opener({ closed = () => undefined }: { closed?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <input aria-label="Elsewhere" />
      <Dialog
        open={open}
        title="Leave the story?"
        closeLabel="Stay here"
        onClose={() => {
          closed();
          setOpen(false);
        }}
      >
        <input aria-label="Inside" />
      </Dialog>
    </>
  );
}

function openDialog(closed?: () => void) {
  render(<Opener {...(closed && { closed })} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Leave the story?' }) };
}

it('is not in the page while closed, and is modal and named by its heading while open', () => {
  render(<Opener />);
  expect(document.querySelector('dialog')).toBeNull();
  cleanup();
  const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  expect(openDialog().dialog.open).toBe(true);
  expect(modal).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Leave the story?');
});

it.each([
  ['its close button', () => fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))],
  ['Escape', (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
  ['a press beside it', (dialog: HTMLElement) => fireEvent.click(dialog)],
])('closes by %s and returns the focus to what opened it', (_way, close) => {
  const closed = vi.fn();
  const { opener, dialog } = openDialog(closed);
  screen.getByRole('textbox', { name: 'Inside' }).focus();
  expect(document.activeElement).not.toBe(opener);
  close(dialog);
  expect(closed).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('stays open at a press inside', () => {
  const closed = vi.fn();
  openDialog(closed);
  fireEvent.click(screen.getByRole('textbox', { name: 'Inside' }));
  fireEvent.click(screen.getByRole('heading', { level: 2 }));
  expect(closed).not.toHaveBeenCalled();
});

it('leaves the decision to its owner when the browser would close it', () => {
  const { dialog } = openDialog();
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
});
