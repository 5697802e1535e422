import { Placeholder } from '../layout/Placeholder.tsx';

export default function Privacy() {
  return <Placeholder title="Privacy" />;
}
