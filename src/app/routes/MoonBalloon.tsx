import { Placeholder } from '../layout/Placeholder.tsx';

export default function MoonBalloon() {
  return <Placeholder title="Moon Balloon" />;
}
