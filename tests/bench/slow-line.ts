import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf, type StaticHost } from '../../scripts/serve.ts';

/** Milliseconds there and back, and kilobits a second each way. */
export interface Line {
  roundTrip: number;
  down: number;
  up: number;
}

/**
 * A slow line to a host. Unlike a browser's own emulation, which holds for one page, it holds for all that a visit
 * asks for: pages made ahead and the service worker too. A new connection costs a round trip, as TCP does.
 */
export async function openSlowLine(host: StaticHost, { roundTrip, down, up }: Line): Promise<StaticHost> {
  const [wireDown, wireUp] = [openWire(down), openWire(up)];
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(new URL(host.address).port), '127.0.0.1');
    const ends = [near, far];
    for (const end of ends) {
      open.add(end.setNoDelay());
      end
        .on('error', () => {})
        .on('close', () => {
          open.delete(end);
          for (const other of ends) other.destroySoon();
        });
    }
    const connected = sleep(roundTrip);
    connected.then(() => carry(near, far, wireUp, roundTrip / 2)).catch(() => near.destroy());
    carry(far, near, wireDown, roundTrip / 2).catch(() => far.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: addressOf(server),
    close: () => {
      for (const end of open) end.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const packet = 1460;

async function carry(from: Socket, to: Socket, wire: Wire, delay: number): Promise<void> {
  for await (const chunk of from) {
    for (let start = 0; start < chunk.length; start += packet) {
      const bytes: Buffer = chunk.subarray(start, start + packet);
      await wire(bytes.length);
      setTimeout(() => to.writable && to.write(bytes), delay);
    }
  }
  setTimeout(() => to.end(), delay);
}

type Wire = (bytes: number) => Promise<void>;

/** Timers come a little late: so much the wire may make up for. */
const lateness = 5;

/** Shared by all connections, packet by packet. */
function openWire(kilobits: number): Wire {
  let free = 0;
  return async (bytes) => {
    free = Math.max(free, performance.now() - lateness) + (bytes * 8) / kilobits;
    const wait = free - performance.now();
    if (wait > 0) await sleep(wait);
  };
}
