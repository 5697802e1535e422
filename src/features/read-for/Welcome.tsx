import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { LONGEST_RELATIVE } from '../../platform/family-voice/request-link.ts';

interface WelcomeProps {
  child: string;
  title: string;
  cover: ReactNode;
  relative: string;
  onName: (name: string) => void;
  /** The language to read in, in words; undefined for the book's. */
  language: string | undefined;
  /** How many pages are kept here, out of how many; 0 on a first visit. */
  kept: number;
  pages: number;
  /** The day until which the link is good, in words. */
  until: string | undefined;
  /** Links to what the law asks for. */
  legal: ReactNode;
  onNext: () => void;
  onGoOn: () => void;
}

/** The first screen: who would like to hear what, and from whom. */
export function Welcome(props: WelcomeProps) {
  const { child, relative, kept } = props;
  const [name, setName] = useState(relative);
  const go = (then: () => void) => {
    props.onName(name.trim() || relative);
    then();
  };
  return (
    <>
      {props.cover}
      <div className="read-for-hello">
        <h1 tabIndex={-1}>
          <bdi>{child}</bdi> would love to hear this from you
        </h1>
        <p>
          Read “{props.title}” aloud{props.language && ` in ${props.language}`}, a page at a time, as long as
          you like. It is kept on this device until you send it. Only <bdi>{child}</bdi>’s family can hear it;
          we cannot.
        </p>
        <Field
          label={`What ${child} calls you`}
          value={name}
          maxLength={LONGEST_RELATIVE}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <div className="read-for-row">
          {kept > 0 ? (
            <Button size="l" onClick={() => go(props.onGoOn)}>
              Go on reading
              <ArrowRight size={26} aria-hidden />
            </Button>
          ) : (
            <Button size="l" onClick={() => go(props.onNext)}>
              Begin
              <ArrowRight size={26} aria-hidden />
            </Button>
          )}
        </div>
        {kept > 0 && (
          <p>
            Welcome back: {kept} of {props.pages} pages are kept on this device.
          </p>
        )}
        {props.until && <p className="text-soft">You have until {props.until}.</p>}
        {props.legal}
      </div>
    </>
  );
}
