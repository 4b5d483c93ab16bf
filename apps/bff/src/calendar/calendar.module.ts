import { Module } from '@nestjs/common';
import { PrivateAddressModule } from '../private-address/private-address.module.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarService } from './calendar.service.js';

@Module({
  imports: [PrivateAddressModule],
  controllers: [CalendarController],
  providers: [CalendarService],
})
export class CalendarModule {}
