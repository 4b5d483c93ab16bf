import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { PrivateAddressesController } from './private-addresses.controller.js';
import { PrivateAddressesService } from './private-addresses.service.js';

@Module({
  imports: [AuthModule],
  controllers: [PrivateAddressesController],
  providers: [PrivateAddressesService],
  exports: [PrivateAddressesService],
})
export class PrivateAddressModule {}
