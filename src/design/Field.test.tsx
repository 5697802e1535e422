// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Field } from './Field.tsx';
import { SearchField } from './SearchField.tsx';

afterEach(cleanup);

/** The texts that a screen reader reads after the label. */
const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

describe('a field', () => {
  it('has its label, and is described by its hint and its error', () => {
    render(
      <Field label="Email" hint="As in the mail." error="Write the part after the @." state="invalid" />,
    );
    const field = screen.getByLabelText('Email');
    expect(descriptionOf(field)).toEqual(['As in the mail.', 'Write the part after the @.']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('is described by nothing and not invalid while nothing is wrong', () => {
    render(<Field label="Email" state="valid" />);
    const field = screen.getByLabelText('Email');
    expect([field.hasAttribute('aria-describedby'), field.hasAttribute('aria-invalid')]).toEqual([
      false,
      false,
    ]);
  });

  it('announces an error in a live region that was there before it', () => {
    const { rerender, container } = render(<Field label="Email" />);
    const region = container.querySelector('[aria-live="polite"]');
    expect(region?.textContent).toBe('');
    rerender(<Field label="Email" error="Write the part after the @." state="invalid" />);
    expect(container.querySelector('[aria-live="polite"]')).toBe(region);
    expect(region?.textContent).toBe('Write the part after the @.');
  });

  it('gives two fields with one label ids of their own', () => {
    render(
      <>
        <Field label="Name" error="First." state="invalid" />
        <Field label="Name" error="Second." state="invalid" />
      </>,
    );
    expect(screen.getAllByLabelText('Name').map(descriptionOf)).toEqual([['First.'], ['Second.']]);
  });

  it('shows a password at a press and hides it again, and says which', () => {
    render(<Field label="Password" type="password" defaultValue="paper-boat-7!" />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    const eye = screen.getByRole('button', { name: 'Show password' });
    expect([field.type, eye.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
    fireEvent.click(eye);
    expect([field.type, eye.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    expect(field.value).toBe('paper-boat-7!');
    fireEvent.click(eye);
    expect(field.type).toBe('password');
  });

  it('keeps an error back until a patient field is left', () => {
    render(<Field label="Password" type="password" patient state="invalid" error="Use 8 characters." />);
    const field = screen.getByLabelText('Password');
    expect([screen.queryByText('Use 8 characters.'), field.hasAttribute('aria-invalid')]).toEqual([
      null,
      false,
    ]);
    fireEvent.blur(field, { relatedTarget: screen.getByRole('button', { name: 'Show password' }) });
    expect(screen.queryByText('Use 8 characters.'), 'its own button is not elsewhere').toBeNull();
    fireEvent.blur(field, { relatedTarget: document.body });
    expect(descriptionOf(field)).toEqual(['Use 8 characters.']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps a caller’s own attributes', () => {
    render(<Field label="Email" id="email" autoComplete="email" disabled />);
    const field = screen.getByLabelText<HTMLInputElement>('Email');
    expect([field.id, field.autocomplete, field.disabled]).toEqual(['email', 'email', true]);
  });
});

describe('the search field', () => {
  // React does not find <search> among the elements of happy-dom 20, and says so once.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  it('is a search landmark, clears at a press and keeps the focus', () => {
    const change = vi.fn();
    render(<SearchField label="Search stories" placeholder="Find" value="boat" onChange={change} />);
    const field = screen.getByRole('searchbox', { name: 'Search stories' });
    expect(field.closest('search')).not.toBeNull();
    fireEvent.change(field, { target: { value: 'boats' } });
    expect(change).toHaveBeenLastCalledWith('boats');
    const clear = screen.getByRole('button', { name: 'Clear search' });
    clear.focus();
    fireEvent.click(clear);
    expect(change).toHaveBeenLastCalledWith('');
    expect(document.activeElement).toBe(field);
  });

  it('offers nothing to clear while it is empty', () => {
    render(<SearchField label="Search stories" placeholder="Find" value="" onChange={() => undefined} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
