import { setTimeout as after } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/* A thread of its own: what the driver is busy with delays no measurement. */

const addresses: readonly string[] = workerData;
const samples: number[][] = addresses.map(() => []);
let isOver = false;

parentPort?.once('message', () => {
  isOver = true;
});

while (!isOver) {
  for (const [index, address] of addresses.entries()) {
    const started = performance.now();
    // A product that has ended is somebody else's to tell.
    const isAnswered = await fetch(address).then(
      async (response) => response.text().then(() => true),
      () => false,
    );
    if (isAnswered) samples[index]?.push(performance.now() - started);
  }
  await after(50);
}
parentPort?.postMessage(samples);
