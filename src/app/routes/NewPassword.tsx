import { Placeholder } from '../layout/Placeholder.tsx';

export default function NewPassword() {
  return <Placeholder title="New Password" />;
}
