import { Placeholder } from '../layout/Placeholder.tsx';

export default function Home() {
  return <Placeholder title="Home" />;
}
