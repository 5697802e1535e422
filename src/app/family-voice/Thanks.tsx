import { SayThanks } from './SayThanks.tsx';
import { readingsOf, useReadings } from './use-readings.ts';

/** After a book: a thank-you for each relative who has read it to this child. */
export default function Thanks(props: { memberId: string; story: string; heroId: string | undefined }) {
  const { memberId, story, heroId } = props;
  const readings = readingsOf(useReadings(memberId), story, heroId);
  return readings.map((reading) => <SayThanks key={reading.link.id} memberId={memberId} reading={reading} />);
}
