import { Placeholder } from '../layout/Placeholder.tsx';

export default function Profile() {
  return <Placeholder title="Profile" />;
}
