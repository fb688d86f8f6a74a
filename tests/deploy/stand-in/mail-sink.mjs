// A mail server on port 25 that keeps what it is given in /var/mail-sink.
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:net';

createServer((socket) => {
  let isText = false;
  let held = '';
  socket.on('error', () => {});
  socket.write('220 sink\r\n');
  socket.on('data', (chunk) => {
    held += chunk;
    for (let end = held.indexOf('\r\n'); end >= 0; end = held.indexOf('\r\n')) {
      const line = held.slice(0, end);
      held = held.slice(end + 2);
      if (isText) {
        appendFileSync('/var/mail-sink', `${line}\n`);
        if (line !== '.') continue;
        isText = false;
        socket.write('250 kept\r\n');
      } else if (/^DATA/i.test(line)) {
        isText = true;
        socket.write('354 go on\r\n');
      } else socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n');
    }
  });
}).listen(25, '127.0.0.1');
