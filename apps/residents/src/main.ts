export { type RunningServer, type ServerOptions, startServer } from './server/start-server.ts';
