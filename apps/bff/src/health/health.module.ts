import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { InstallationService } from './installation.service.js';

@Module({
  controllers: [HealthController],
  providers: [HealthService, InstallationService],
  exports: [HealthService, InstallationService],
})
export class HealthModule {}
