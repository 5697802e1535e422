import { ChevronDown } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { LONGEST_RELATIVE } from '../../platform/family-voice/request-link.ts';
import { hasVisibleText } from '../../platform/typed-text.ts';
import type { AskChild } from './AskDialog.tsx';
import type { Asked } from './api/recording-requests.ts';

/** Languages that families are asked in; the reader may well speak any other. */
const LANGUAGES =
  'ar bg bn cs da de el en es fa fi fr he hi hr hu id it ja ko ms nl no pl pt-BR pt ro ru sk sl so sr sv sw ta th tl tr uk ur vi zh'.split(
    ' ',
  );

/** Who is asked, in which language, and for which child. */
export function AskForm({
  story,
  title,
  childrenOfFamily,
  onAsk,
  onClose,
}: {
  story: string;
  title: string;
  childrenOfFamily: readonly AskChild[];
  /** Resolves to what to tell when it did not work. */
  onAsk: (asked: Asked) => Promise<string | null>;
  onClose: () => void;
}) {
  const [relative, setRelative] = useState('');
  const [language, setLanguage] = useState('');
  const [childId, setChildId] = useState(childrenOfFamily[0]?.id);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const childName = useId();
  const languageId = useId();
  const child = childrenOfFamily.find(({ id }) => id === childId) ?? childrenOfFamily[0];
  const name = relative.replace(/\s+/g, ' ').trim();
  if (!child) return null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!hasVisibleText(name)) return setProblem('Please write who is asked.');
    setAsking(true);
    setProblem(null);
    const asked = { story, heroId: child.id, hero: child.link, relative: name };
    setProblem(await onAsk(language === '' ? asked : { ...asked, language }));
    setAsking(false);
  };

  return (
    <form className="family-voice" onSubmit={(event) => void submit(event)}>
      <p>
        {'A grandparent far away reads '}
        <b>{title}</b>
        {' aloud for '}
        <b dir="auto">{child.name}</b>
        {
          ', page by page, on a phone of their own. They need a link and no account. Nobody but your family can hear it, we neither.'
        }
      </p>
      <Field
        label="Who is asked?"
        hint="As your child says it, such as “Grandma Ruth”."
        value={relative}
        maxLength={LONGEST_RELATIVE}
        required
        dir="auto"
        autoComplete="off"
        onChange={(event) => setRelative(event.target.value)}
      />
      <div>
        <label className="field-label" htmlFor={languageId}>
          In which language?
        </label>
        <div className="field">
          <select id={languageId} value={language} onChange={(event) => setLanguage(event.target.value)}>
            <option value="">English, as printed</option>
            {languageOptions().map(({ tag, words }) => (
              <option key={tag} value={tag}>
                {words}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden size={22} />
        </div>
      </div>
      {childrenOfFamily.length > 1 && (
        <fieldset className="family-voice-children">
          <legend className="field-label">For whom?</legend>
          {childrenOfFamily.map(({ id, name: words }) => (
            <label key={id}>
              <input
                type="radio"
                name={childName}
                checked={id === child.id}
                onChange={() => setChildId(id)}
              />
              <span dir="auto">{words}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div aria-live="polite">{problem && <p className="field-error">{problem}</p>}</div>
      <div className="family-voice-acts">
        <Button type="submit" busy={asking}>
          {asking ? 'Making the link…' : 'Make the link'}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}

/** In English, each with its own name where that differs. */
function languageOptions(): { tag: string; words: string }[] {
  const english = new Intl.DisplayNames(['en'], { type: 'language' });
  return LANGUAGES.filter((tag) => tag !== 'en')
    .map((tag) => {
      const words = english.of(tag) ?? tag;
      const own = new Intl.DisplayNames([tag], { type: 'language' }).of(tag);
      return { tag, words: own && own.toLowerCase() !== words.toLowerCase() ? `${words} · ${own}` : words };
    })
    .sort((a, b) => a.words.localeCompare(b.words, 'en'));
}
