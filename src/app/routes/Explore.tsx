import { Placeholder } from '../layout/Placeholder.tsx';

export default function Explore() {
  return <Placeholder title="Explore" />;
}
