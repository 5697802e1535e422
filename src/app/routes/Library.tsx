import { Placeholder } from '../layout/Placeholder.tsx';

export default function Library() {
  return <Placeholder title="Library" />;
}
