import { BookOpen, Moon, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BakedArt } from '../../../design/BakedArt.tsx';
import { Button, ButtonLink } from '../../../design/Button.tsx';
import { CoverImage } from '../../../design/CoverImage.tsx';
import { EmailAddress } from '../../../design/EmailAddress.tsx';
import { Field } from '../../../design/Field.tsx';
import { LinkField } from '../../../design/LinkField.tsx';
import { Paper } from '../../../design/Paper.tsx';
import { ProgressBar } from '../../../design/ProgressBar.tsx';
import { SampleBadge } from '../../../design/SampleBadge.tsx';
import { Shelf, ShelfBook } from '../../../design/Shelf.tsx';
import { StarRating } from '../../../design/StarRating.tsx';
import { TextLink } from '../../../design/TextLink.tsx';
import { Toggle } from '../../../design/Toggle.tsx';
import { LoadingScreen } from '../../layout/LoadingScreen.tsx';
import { Choices, Dialogs, Group, Toasts } from './DesignSamples.tsx';

const TONES = ['clay', 'sage', 'honey', 'quiet'] as const;
const PAPERS = ['cream', 'linen', 'sage', 'clay', 'honey', 'dusk'] as const;

/**
 * A development screen: every component of `src/design` in its states. Forced colours are switched on in the browser's
 * developer tools ("Emulate CSS media feature forced-colors").
 */
export default function DesignGallery() {
  const [evening, setEvening] = useState(false);
  const [largeType, setLargeType] = useState(false);
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    if (evening) dataset.evening = '';
    if (largeType) style.fontSize = '200%';
    return () => {
      delete dataset.evening;
      style.fontSize = '';
    };
  }, [evening, largeType]);
  return (
    <div className="wrap">
      <title>Design · Story Playroom</title>
      <h1>Design</h1>
      <div className="my-6 flex flex-wrap gap-3">
        <Toggle pressed={evening} onChange={setEvening} icon={<Moon aria-hidden size={20} />}>
          Evening
        </Toggle>
        <Toggle pressed={largeType} onChange={setLargeType}>
          Type at 200 %
        </Toggle>
      </div>
      <div className="grid gap-10">
        <Group name="Buttons">
          {TONES.map((tone) => (
            <Button key={tone} tone={tone}>
              {tone}
            </Button>
          ))}
          <Button icon={<BookOpen aria-hidden size={20} />}>With an icon</Button>
          <Button disabled>Disabled</Button>
          <Button busy>Saving…</Button>
          <Button size="s" tone="quiet">
            Small
          </Button>
          <Button size="l">Large</Button>
          <Button round tone="quiet" aria-label="Search" icon={<Search aria-hidden size={20} />} />
          <ButtonLink to="/dev/design" tone="sage">
            A link as a button
          </ButtonLink>
          <TextLink to="/dev/design">A text link</TextLink>
        </Group>
        <Group name="Fields">
          <div className="grid w-full gap-5 md:grid-cols-2">
            <Field label="Empty" placeholder="A placeholder" />
            <Field label="With a hint" hint="As in the mail we sent." />
            <Field label="Valid" defaultValue="Zoë" state="valid" />
            <Field
              label="Invalid"
              defaultValue="anna@"
              state="invalid"
              error="Write the part after the @ as well."
            />
            <Field label="Password" type="password" defaultValue="paper-boat-7!" />
            <Field label="Disabled" defaultValue="Anna" disabled />
            <Field label="A name from right to left" defaultValue="نور" dir="auto" />
            <Field label="A very long value" defaultValue={'Bartholomew-Alexander '.repeat(6)} />
            <LinkField address="https://example.org/story-reader#book=neverland" title="Neverland" />
          </div>
        </Group>
        <Choices />
        <Dialogs />
        <Toasts />
        <Group name="Paper">
          {PAPERS.map((tone) => (
            <Paper key={tone} tone={tone} className="p-5">
              {tone}
            </Paper>
          ))}
          <Paper high className="p-5">
            high
          </Paper>
        </Group>
        <Group name="Numbers">
          {[0, 40, 100].map((value) => (
            <div key={value} className="w-48">
              <ProgressBar label={`${value} percent read`} value={value} />
            </div>
          ))}
          {[0, 3, 5].map((rating) => (
            <StarRating key={rating} rating={rating} />
          ))}
          <SampleBadge />
          <p className="w-48">
            <EmailAddress>bartholomew.alexander@a-family-with-a-long-name.example</EmailAddress>
          </p>
        </Group>
        <Group name="Shelf">
          <div className="w-full min-w-0">
            <Shelf label="Books of the gallery">
              {['neverland', 'ocean-adventure', 'magic-garden'].map((slug, at) => (
                <li key={slug}>
                  <ShelfBook
                    to={`/story/${slug}`}
                    cover={<CoverImage slug={slug} sizes="180px" />}
                    title={slug}
                    meta="Ages 4 to 8"
                    {...(at === 0 && { flag: 'NEW' })}
                  />
                </li>
              ))}
            </Shelf>
          </div>
        </Group>
        <Group name="Empty, loading, failed">
          <Paper className="grid w-full justify-items-center gap-4 p-6 text-center">
            <BakedArt name="empty-shelf" className="w-60" />
            <p>Nothing here yet.</p>
            <Button>Explore stories</Button>
          </Paper>
          <Paper className="w-full">
            <LoadingScreen />
          </Paper>
          <Paper className="grid w-full justify-items-center gap-4 p-6 text-center">
            <BakedArt name="offline-snail" className="w-60" />
            <p className="field-error">Your stories could not be loaded. Please try again.</p>
            <Button tone="quiet">Try again</Button>
          </Paper>
        </Group>
      </div>
    </div>
  );
}
