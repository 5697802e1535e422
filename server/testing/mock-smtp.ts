/** An SMTP server on 127.0.0.1 that records what it receives and answers as a test wants. */
import { type AddressInfo, createServer } from 'node:net';

export interface MockSmtp {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** Every line a sender sent, including the mail. */
  readonly received: string[];
  /** Its answer to the next recipients; initially `250 ok`. */
  ofRecipients: string;
  readonly close: () => Promise<void>;
}

export async function openMockSmtp(): Promise<MockSmtp> {
  const received: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail.example\r\n');
    let inLetter = false;
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n')) {
        if (line === '') continue;
        received.push(line);
        if (inLetter && line !== '.') continue;
        inLetter = line === 'DATA';
        if (inLetter) socket.write('354 go on\r\n');
        else socket.write(`${line.startsWith('RCPT') ? mock.ofRecipients : '250 ok'}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const mock: MockSmtp = {
    url: `smtp://127.0.0.1:${port}/?ignoreTLS=true`,
    received,
    ofRecipients: '250 ok',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mock;
}
