import { ArrowRight, Scissors } from 'lucide-react';
import { ButtonLink } from '../../../design/Button.tsx';
import { TextLink } from '../../../design/TextLink.tsx';
import { Diorama } from './Diorama.tsx';

/** Home's hero section: the diorama, what the product is, and one call to action. */
export function HomeHero({
  createTo,
  exploreTo,
  second = false,
}: {
  createTo: string;
  exploreTo: string;
  /** True when a family's own book comes first. */
  second?: boolean;
}) {
  return (
    <section className="home-hero">
      <div className="paper home-hero-sheet" aria-hidden />
      <Diorama />
      <div className="home-hero-text">
        <h1>A playroom of possibilities</h1>
        <p>Make your child the hero of a picture book, and read it together.</p>
        <div className="home-hero-actions">
          <ButtonLink
            to={createTo}
            tone={second ? 'quiet' : 'clay'}
            icon={<Scissors aria-hidden size={21} />}
          >
            Make a hero
          </ButtonLink>
          <TextLink to={exploreTo} className="flex-row-reverse" icon={<ArrowRight aria-hidden size={20} />}>
            See the stories
          </TextLink>
        </div>
      </div>
    </section>
  );
}
