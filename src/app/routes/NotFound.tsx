import { Placeholder } from '../layout/Placeholder.tsx';

export default function NotFound() {
  return <Placeholder title="Not Found" />;
}
