import { parentPort, workerData } from 'node:worker_threads';
import { makeReport } from './form-report.ts';

parentPort?.postMessage(makeReport(workerData.source, workerData.nested));
