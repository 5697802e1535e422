import { Placeholder } from '../layout/Placeholder.tsx';

export default function CreateCharacter() {
  return <Placeholder title="Create Character" />;
}
