// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Chip } from './Chip.tsx';
import { PictureRadioGroup } from './PictureRadioGroup.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { Toggle } from './Toggle.tsx';

afterEach(cleanup);

describe('tabs', () => {
  const options = ['One', 'Two', 'Three'].map((label) => ({ id: label.toLowerCase(), label }));
  function Tabs() {
    const [chosen, setChosen] = useState('one');
    return (
      <SegmentedControl label="Ways" options={options} chosen={chosen} onChoose={setChosen} panelId="panel" />
    );
  }
  const selected = () => screen.getByRole('tab', { selected: true });
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

  it('are one Tab stop, the chosen one, and name the panel they control', () => {
    render(<Tabs />);
    expect(screen.getByRole('tablist', { name: 'Ways' })).toBeTruthy();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
    expect(new Set(tabs.map((tab) => tab.getAttribute('aria-controls')))).toEqual(new Set(['panel']));
    fireEvent.click(tabs[2]!);
    expect(tabs.map((tab) => tab.tabIndex)).toEqual([-1, -1, 0]);
  });

  it('move by arrow keys in a circle, choice and focus together', () => {
    render(<Tabs />);
    selected().focus();
    const walked = ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp'].map((key) => {
      press(key);
      expect(document.activeElement).toBe(selected());
      return selected().textContent;
    });
    expect(walked).toEqual(['Two', 'Three', 'One', 'Three', 'Two']);
  });

  it('leave other keys to the page', () => {
    render(<Tabs />);
    selected().focus();
    expect([press('a'), press('Tab'), press('ArrowRight')], 'false: the default is prevented').toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('a group of pictures', () => {
  const options = [
    { id: 'bob', label: 'Bob with fringe', picture: <i /> },
    { id: 'wizard', label: 'Wizard robe', picture: <i />, kept: true },
  ];

  it('is a named radio group with one chosen picture', () => {
    const choose = vi.fn();
    render(<PictureRadioGroup label="Hair" options={options} chosen="bob" onChoose={choose} />);
    expect(screen.getByRole('group', { name: 'Hair' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bob with fringe' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Wizard robe' }));
    expect(choose).toHaveBeenCalledExactlyOnceWith('wizard');
  });

  it('says that a kept picture cannot be chosen, and lets the focus reach it', () => {
    render(<PictureRadioGroup label="Hair" options={options} chosen="bob" onChoose={() => undefined} />);
    const kept = screen.getByRole<HTMLInputElement>('radio', { name: 'Wizard robe' });
    expect([kept.getAttribute('aria-disabled'), kept.disabled, kept.checked]).toEqual(['true', false, false]);
    expect(screen.getByRole('radio', { name: 'Bob with fringe' }).hasAttribute('aria-disabled')).toBe(false);
  });

  it('keeps two groups on one page apart', () => {
    const groups = ['Hair', 'Eyes'];
    render(
      groups.map((label) => (
        <PictureRadioGroup
          key={label}
          label={label}
          options={options}
          chosen="bob"
          onChoose={() => undefined}
        />
      )),
    );
    const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
    expect(new Set(names).size).toBe(2);
    expect(names[0]).toBe(names[1]);
  });
});

it('a toggle says whether it is pressed and asks for the other state', () => {
  const change = vi.fn();
  const { rerender } = render(
    <Toggle pressed={false} onChange={change}>
      Hearts
    </Toggle>,
  );
  const button = screen.getByRole('button', { name: 'Hearts', pressed: false });
  fireEvent.click(button);
  expect(change).toHaveBeenLastCalledWith(true);
  rerender(
    <Toggle pressed onChange={change}>
      Hearts
    </Toggle>,
  );
  expect(button.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(button);
  expect(change).toHaveBeenLastCalledWith(false);
});

it('a chip says what a press removes', () => {
  const remove = vi.fn();
  render(<Chip label="Animals" onRemove={remove} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Animals' }));
  expect(remove).toHaveBeenCalledOnce();
});
